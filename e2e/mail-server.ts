import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server on this machine, which takes every mail. */
export interface MailServer {
  /** Its address for `SMTP_URL`. */
  readonly url: string
  /** Returns the newest link to set a password that was mailed to an address, as path and fragment; undefined while there is none. */
  readonly linkTo: (address: string) => string | undefined
  readonly stop: () => Promise<void>
}

/** Returns the text of a mail: its parts, decoded. */
function textOf(source: string): string {
  const parts = source.matchAll(/content-transfer-encoding: (\S+)[^]*?\r?\n\r?\n([^]*?)(?=\r?\n--|$)/gi)
  return [...parts]
    .map(([, encoding, text]) =>
      encoding === 'base64'
        ? Buffer.from(text!, 'base64').toString('utf8')
        : text!.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='),
    )
    .join('\n')
}

export async function startMailServer(): Promise<MailServer> {
  const mails: { readonly to: string; readonly text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, { envelope }, callback) {
      let source = ''
      stream.on('data', (part: Buffer) => (source += part.toString()))
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo[0]!.address, text: textOf(source) })
        callback()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', () => settle()))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    linkTo: (address) => {
      const links = mails.flatMap(({ to, text }) => (to === address ? (/\/password#[\w-]+/.exec(text) ?? []) : []))
      return links.at(-1)
    },
    stop: () => new Promise((settle) => server.close(() => settle())),
  }
}
