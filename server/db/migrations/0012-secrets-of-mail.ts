/**
 * Links of mail that open a booking leave the database: mail that waits gets its token when it is sent, mail
 * that was given up loses it. A token that a server of the version before writes meanwhile is gone once its
 * mail is sent.
 */
export const secretsOfMail = {
  name: "0012-secrets-of-mail",
  statements: [
    String.raw`UPDATE outbox SET payload = payload
      || jsonb_build_object('body', regexp_replace(payload->>'body', '\?token=[A-Za-z0-9_-]+&', '?', 'g'))
      WHERE kind = 'mail' AND state <> 'sent' AND payload->>'body' ~ '\?token=[A-Za-z0-9_-]+&'`,
    String.raw`UPDATE outbox SET payload = payload
      || jsonb_build_object(
        'body', regexp_replace(payload->>'body', '[?&]token=[A-Za-z0-9_-]+', '', 'g'),
        'link', jsonb_build_object(
          'booking_id', substring(payload->>'body' FROM '\nhttps?://[^\n]*/booking/([A-Za-z0-9]+)'),
          'address', regexp_replace(substring(payload->>'body' FROM '\n(https?://[^\n]*/booking/[A-Za-z0-9]+[^\n]*)'), '[?&]token=[A-Za-z0-9_-]+', '')
        ))
      WHERE kind = 'mail' AND state <> 'sent' AND payload->>'body' ~ '\nhttps?://[^\n]*/booking/[A-Za-z0-9]+'`,
  ],
} as const;
