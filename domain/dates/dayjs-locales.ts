// The languages of LOC-01 besides English. Apart from the library, so that code which writes no dates does
// not load them.
import ar from "dayjs/locale/ar.js";
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

// Days as `Intl` and the rest of the product write them: with the article, short ones too.
const ARABIC_DAYS = ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"];
Object.assign(ar, { weekdays: ARABIC_DAYS, weekdaysShort: ARABIC_DAYS });
