import type { Deps } from '#server/call/call'
import { DeliveryError } from '#server/call/message/delivery-error'
import type { MailContent } from '#server/call/message/mail'

/** Sends a mail of the outbox by the host. */
export async function deliverMail(
  { mail }: Pick<Deps, 'mail'>,
  { messageKey, content }: { readonly messageKey: string; readonly content: string },
): Promise<void> {
  if (!mail) throw new DeliveryError('down', 'No mail server is set: set SMTP_URL, MAIL_FROM and PUBLIC_URL.')
  await mail.send({ messageKey, ...(JSON.parse(content) as MailContent) })
}
