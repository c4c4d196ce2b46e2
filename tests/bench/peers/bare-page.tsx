import { useId } from "react";
import type { Fixture } from "./fixture.ts";
import type { Listing } from "./listing.ts";
import { About, Bar, Filters, Footer, Results, SearchForm } from "./page-parts.tsx";
import { plainSpeech as speech } from "./words.ts";

/** The whole page as one tree written by hand, as React alone would be used. */
export function BarePage({ fixture, listing }: { readonly fixture: Fixture; readonly listing: Listing }) {
  const { say, count } = speech;
  const { city, total } = listing;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{say("peers.title", { city })}</title>
        <meta name="description" content={say("peers.description", { count: count(total), city })} />
        <link rel="stylesheet" href="/styles.css" />
      </head>
      <body>
        <header className="site">
          <Bar nav={fixture.nav} speech={speech} />
          <SearchForm id={useId()} {...listing} speech={speech} />
        </header>
        <main>
          <Filters {...listing} speech={speech} />
          <Results listing={listing} speech={speech} />
          <About {...fixture.seo} />
        </main>
        <footer className="site">
          <Footer links={fixture.footer} speech={speech} />
        </footer>
      </body>
    </html>
  );
}
