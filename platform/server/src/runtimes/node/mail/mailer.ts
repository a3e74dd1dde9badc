import { createTransport } from 'nodemailer'
import { DeliveryError } from '#server/call/message/delivery-error'
import type { Mailer } from '#server/call/message/mail'
import { isLoopback } from '../connections/loopback'
import type { MailSettings } from './mail-settings'

/** How long the mail server may take to connect, to greet and to answer, in milliseconds; and a whole delivery. */
const usualLimits = { connect: 20_000, answer: 60_000, delivery: 180_000 }

/** Codes of nodemailer by which the server is not to be reached, or does not accept the sender. */
const downCodes = new Set([
  'EABORT',
  'EAUTH',
  'ECONNECTION',
  'EDNS',
  'ENOAUTH',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
])

interface SendError extends Error {
  readonly code?: string
  /** The command that the server answered to. */
  readonly command?: string
  readonly responseCode?: number
}

/** Whether no other attempt would succeed: codes of 500 and above are final by RFC 5321, where they are about the mail and not about the sender. */
function isFinal({ code, command, responseCode = 0 }: SendError): boolean {
  if (command === 'RCPT TO' || command === 'DATA') return responseCode >= 500
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'API')
}

function deliveryError(error: SendError, secrets: readonly string[]): Error {
  // A server may repeat what it was sent.
  const message = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), error.message)
  if (isFinal(error)) return new DeliveryError('final', message)
  return error.name === 'AbortError' || downCodes.has(error.code ?? '')
    ? new DeliveryError('down', message)
    : new Error(message)
}

/**
 * Returns the way to send mails over a server of SMTP. Each mail has a connection of its own: one that was kept could have been closed by the server, or
 * be held up by the mail before. A name and a password are sent to this machine alone without TLS.
 */
export function createMailer({ smtpUrl, from, publicUrl }: MailSettings, limits = usualLimits): Mailer {
  const { username, password } = smtpUrl
  const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined
  const host = smtpUrl.hostname.replace(/^\[(.*)\]$/, '$1')
  const secure = smtpUrl.protocol === 'smtps:'
  const transport = createTransport({
    host,
    port: Number(smtpUrl.port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && auth !== undefined && !isLoopback(host),
    ...(auth && { auth }),
    connectionTimeout: limits.connect,
    greetingTimeout: limits.connect,
    socketTimeout: limits.answer,
    // A mail is made of texts alone.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  const secrets = [auth?.pass, password].filter((secret) => secret !== undefined && secret !== '') as string[]
  return {
    publicUrl,
    from: from.name ? `${from.name} <${from.address}>` : from.address,
    async send({ messageKey, address, subject, text, html }) {
      const mail = {
        messageId: `<${messageKey}@${domain}>`,
        from,
        // As an object it is one address, whatever is in it.
        to: { name: '', address },
        subject,
        text,
        html,
        // Keeps out of office replies away.
        headers: { 'Auto-Submitted': 'auto-generated' },
      }
      const signal = AbortSignal.timeout(limits.delivery)
      await transport.sendMail({ ...mail, signal }).catch((error: SendError) => {
        throw deliveryError(error, secrets)
      })
    },
  }
}
