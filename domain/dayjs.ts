import dayjs from "dayjs";
import "dayjs/locale/ar.js";
import "dayjs/locale/de.js";
import "dayjs/locale/es.js";
import "dayjs/locale/fr.js";
import "dayjs/locale/hi.js";
import "dayjs/locale/id.js";
import "dayjs/locale/it.js";
import "dayjs/locale/ja.js";
import "dayjs/locale/ms.js";
import "dayjs/locale/nl.js";
import "dayjs/locale/pt.js";
import "dayjs/locale/th.js";
import "dayjs/locale/vi.js";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import localeData from "dayjs/plugin/localeData.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(customParseFormat);
dayjs.extend(localeData);

/** The date library with our plugins and the 14 languages of LOC-01. Used in UTC only: a civil date has no zone. */
export default dayjs;
