import type { LinkItem } from "./fixture.ts";
import type { CardFacts, Listing } from "./listing.ts";
import type { Speech } from "./words.ts";

interface Spoken {
  readonly speech: Speech;
}

/** Navigation above the search form. */
export function Bar({ nav, speech }: Spoken & { readonly nav: readonly LinkItem[] }) {
  return (
    <div className="bar">
      <a className="brand" href="/">
        {speech.say("peers.brand")}
      </a>
      <nav aria-label={speech.say("peers.main-nav")}>
        <Links links={nav} />
      </nav>
    </div>
  );
}

function Links({ links }: { readonly links: readonly LinkItem[] }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The search form; ids of its fields begin with `id`. */
export function SearchForm({
  id,
  city,
  checkIn,
  checkOut,
  guests,
  speech: { say },
}: Spoken & { readonly id: string } & Pick<Listing, "city" | "checkIn" | "checkOut" | "guests">) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the peers' markup.
    <form className="search" action="/hotels" role="search">
      <div className="field destination">
        <label htmlFor={`${id}d`}>{say("peers.destination")}</label>
        <input
          id={`${id}d`}
          name="q"
          defaultValue={city}
          autoComplete="off"
          role="combobox"
          aria-expanded={false}
          aria-controls={id}
          aria-autocomplete="list"
        />
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the peers' markup. */}
        <ul id={id} role="listbox" className="suggestions" hidden aria-label={say("peers.destination")} />
      </div>
      <div className="field">
        <label htmlFor={`${id}i`}>{say("peers.check-in")}</label>
        <input id={`${id}i`} type="date" name="checkin" defaultValue={checkIn} />
      </div>
      <div className="field">
        <label htmlFor={`${id}o`}>{say("peers.check-out")}</label>
        <input id={`${id}o`} type="date" name="checkout" defaultValue={checkOut} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the peers' markup. */}
      <div className="field" role="group" aria-label={say("peers.guests")}>
        <span className="label">{say("peers.guests")}</span>
        <div className="stepper">
          <button type="button" aria-label={say("peers.fewer-guests")} disabled={guests <= 1}>
            −
          </button>
          <output>{guests}</output>
          <button type="button" aria-label={say("peers.more-guests")} disabled={guests >= 9}>
            +
          </button>
        </div>
        <input type="hidden" name="guests" value={guests} />
      </div>
      <button className="primary" type="submit">
        {say("peers.search")}
      </button>
    </form>
  );
}

export function Filters({ filters, chosen, speech }: Spoken & Pick<Listing, "filters" | "chosen">) {
  return (
    <form className="filters">
      <h2>{speech.say("peers.filters")}</h2>
      {filters.map(({ id, label, options }) => (
        <fieldset key={id}>
          <legend>{label}</legend>
          {options.map((option) => (
            <label key={option.value}>
              <input
                type="checkbox"
                name={id}
                value={option.value}
                checked={chosen.includes(`${id}:${option.value}`)}
                readOnly
              />
              <span>{option.label}</span>
              <small>{option.count}</small>
            </label>
          ))}
        </fieldset>
      ))}
    </form>
  );
}

export function Results({ listing, speech }: Spoken & { readonly listing: Listing }) {
  const { city, hotels, pages, total } = listing;
  const { say, count } = speech;
  return (
    <section className="results" aria-label={say("peers.results")}>
      <h1>{say("peers.heading", { count: count(total), city })}</h1>
      {hotels.length === 0 && <p>{say("peers.none")}</p>}
      <ol className="cards">
        {hotels.map((hotel) => (
          <Card key={hotel.id} hotel={hotel} speech={speech} />
        ))}
      </ol>
      <nav className="pages" aria-label={say("peers.pages")}>
        {pages.map(({ page, href, current }) => (
          <a key={page} href={href} aria-current={current ? "page" : undefined}>
            {String(page)}
          </a>
        ))}
      </nav>
    </section>
  );
}

function Card({ hotel, speech: { say, count, rating, money } }: Spoken & { readonly hotel: CardFacts }) {
  const was = money(hotel.slasherPriceMinor, hotel.currency);
  return (
    <li className="card">
      <img src={hotel.image} alt={hotel.name} width={480} height={320} loading="lazy" />
      <div className="about">
        <h2>
          <a href={`/hotel/${hotel.slug}`}>{hotel.name}</a>
        </h2>
        <p className="address">{`${hotel.address}, ${hotel.city}`}</p>
        <p className="score">
          <strong>{rating(hotel.rating)}</strong>{" "}
          <span>{say("peers.reviews", { count: count(hotel.reviewCount) })}</span>
        </p>
        <Names of="tags" names={hotel.amenities} />
        <Names of="badges" names={hotel.badges} />
      </div>
      <div className="buy">
        <button
          type="button"
          className="heart"
          aria-pressed={false}
          aria-label={say("peers.shortlist-add", { name: hotel.name })}
        >
          ♡
        </button>
        <p className="price">
          {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the peers' markup. */}
          <s aria-label={say("peers.was-price", { price: was })}>{was}</s>{" "}
          <strong>{money(hotel.priceMinor, hotel.currency)}</strong> <small>{say("peers.per-night")}</small>
        </p>
        <a className="primary" href={`/hotel/${hotel.slug}`}>
          {say("peers.select")}
        </a>
      </div>
    </li>
  );
}

function Names({ of, names }: { readonly of: string; readonly names: readonly string[] }) {
  return (
    <ul className={of}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

export function About({
  title,
  paragraphs,
}: {
  readonly title: string;
  readonly paragraphs: readonly string[];
}) {
  return (
    <section className="seo">
      <h2>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

export function Footer({ links, speech }: Spoken & { readonly links: readonly LinkItem[] }) {
  return (
    <>
      <nav aria-label={speech.say("peers.footer-nav")}>
        <Links links={links} />
      </nav>
      <p>{speech.say("peers.rights")}</p>
    </>
  );
}
