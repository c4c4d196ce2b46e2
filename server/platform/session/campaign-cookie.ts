import type { FastifyReply, FastifyRequest } from "fastify";
import { type CampaignDimensions, campaignText, readCampaign } from "#domain/tracking";
import { COOKIES } from "#schemas/kept-in-browser.ts";
import { consentChoiceOf } from "./consent-choice.ts";
import { writeCookie } from "./write-cookie.ts";

/** The campaign that led a guest here, of those who agree to marketing; null of anybody else (TRK-11). */
export function campaignOf(request: FastifyRequest): CampaignDimensions | null {
  if (!consentChoiceOf(request)?.categories.includes("marketing")) return null;
  return readCampaign(request.cookies[COOKIES.campaign.name] ?? "");
}

/** Keeps the campaign of a landing in the browser for `minutes`, in place of an earlier one. */
export function keepCampaign(
  request: FastifyRequest,
  reply: FastifyReply,
  campaign: CampaignDimensions,
  minutes: number,
): void {
  writeCookie(request, reply, COOKIES.campaign, {
    value: campaignText(campaign),
    options: {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: request.protocol === "https",
      maxAge: minutes * 60,
    },
  });
}
