import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/** The date library with our plugin. Used in UTC only: a civil date has no zone. */
export default dayjs;
