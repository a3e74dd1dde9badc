import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'

// A receiver of webhooks as a process of its own. It appends the id of each event to the file RECORD, and DELAY milliseconds later says that it has the event.

const { PORT, RECORD, DELAY } = process.env

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    appendFileSync(RECORD, `${String(request.headers['webhook-id'])}\n`)
    setTimeout(() => response.end('ok'), Number(DELAY))
  })
})
server.listen(Number(PORT), '127.0.0.1', () => console.log(`port ${server.address().port}`))
