import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as the server has it: its envelope, and all of its lines. */
export interface ReceivedMail {
  from: string
  to: string[]
  source: string
}

/** A mail server of SMTP on this machine. */
export interface MailServer {
  readonly port: number
  readonly received: readonly ReceivedMail[]
  readonly close: () => Promise<void>
}

/** Starts a mail server that takes every mail, except as `options` say, on a free port unless one is given. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, { envelope }, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, source: Buffer.concat(parts).toString('utf8') })
        callback()
      })
    },
    ...options,
  })
  // A client that goes away.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Returns the error by which a mail server rejects something, with a code of SMTP. */
export const rejection = (responseCode: number, message = 'no'): Error =>
  Object.assign(new Error(message), { responseCode })

/** Returns options of a mail server that takes the text of a mail and then rejects it. */
export const rejectingTexts = (error: Error): SMTPServerOptions => ({
  onData(stream, _session, callback) {
    stream.on('end', () => callback(error))
    stream.resume()
  },
})

/** Returns the value of a header, unfolded; undefined where a mail has none of that name. */
export const mailHeader = ({ source }: ReceivedMail, name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(source)?.[1]?.replaceAll(/\r?\n/g, '')
