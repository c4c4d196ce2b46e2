import dayjs from "dayjs";
import localeData from "dayjs/plugin/localeData.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(localeData);

/** The date library with our plugins. Used in UTC only: a civil date has no zone. */
export default dayjs;
