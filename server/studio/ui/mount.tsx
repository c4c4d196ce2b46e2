import "./controls.css";
import "./studio.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { StudioApp } from "./studio-app.tsx";

// The studio is a tool for those who make the sites: its words are English and stand in the code, in this
// folder alone.

/** Starts the studio in its page; does nothing on any other page. */
export function mount(): void {
  const root = document.getElementById("studio");
  if (root)
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter useTransitions={false}>
          <StudioApp />
        </BrowserRouter>
      </StrictMode>,
    );
}
