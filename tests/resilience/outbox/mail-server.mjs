import { appendFileSync } from 'node:fs'
import { SMTPServer } from 'smtp-server'

// A mail server as a process of its own. It appends the id of each mail to the file RECORD, and DELAY milliseconds later says that it has the mail.

const { PORT, RECORD, DELAY } = process.env

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    let source = ''
    stream.on('data', (part) => (source += part))
    stream.on('end', () => {
      appendFileSync(RECORD, `${/^message-id: (\S+)/im.exec(source)[1]}\n`)
      setTimeout(callback, Number(DELAY))
    })
    // A client that is killed.
    stream.on('error', () => {})
  },
})
server.on('error', () => {})
server.listen(Number(PORT), '127.0.0.1', () => console.log(`port ${server.server.address().port}`))
