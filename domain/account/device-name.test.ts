import { expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

it("names a device by browser and system, the more special first, and says nothing of what it does not know", () => {
  const webkit = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";
  const names = [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Safari/537.36 Edg/140.0`,
    `Mozilla/5.0 (Linux; Android 15) ${webkit} Mobile Safari/537.36`,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:142.0) Gecko/20100101 Firefox/142.0",
    "curl/8.0 <script>",
    "",
  ].map(deviceName);
  expect(names).toEqual(["Edge, Windows", "Chrome, Android", "Safari, iPhone", "Firefox, macOS", "", ""]);
});
