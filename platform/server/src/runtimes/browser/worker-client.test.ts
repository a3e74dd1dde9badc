import { createWorkerClient } from './worker-client'
import type { Question, Reply } from './messages'
import { expect, test } from 'vitest'

/** A Worker that replies when the test calls `answer`. */
class QuietWorker extends EventTarget {
  readonly asked: Question[] = []
  terminated = false
  postMessage(question: Question) {
    this.asked.push(question)
  }
  terminate() {
    this.terminated = true
  }
  reply(reply: Reply) {
    this.dispatchEvent(new MessageEvent('message', { data: reply }))
  }
}

function startClient() {
  const worker = new QuietWorker()
  return { worker, client: createWorkerClient(worker as unknown as Worker) }
}

test('replies reach their calls, in whatever order they come', async () => {
  const { worker, client } = startClient()
  const answers = [client.ask({ kind: 'reset', data: 'demo' }), client.ask({ kind: 'reset', data: 'demo' })]
  const [first, second] = worker.asked
  worker.reply({ id: second!.id, mode: 'memory', data: 'demo', seeds: [] })
  worker.reply({ id: first!.id, mode: 'persisted', data: 'demo', seeds: [] })
  expect((await Promise.all(answers)).map(({ mode }) => mode)).toEqual(['persisted', 'memory'])
})

test('only the call that fails rejects', async () => {
  const { worker, client } = startClient()
  const answers = [client.ask({ kind: 'reset', data: 'demo' }), client.ask({ kind: 'reset', data: 'demo' })]
  const [first, second] = worker.asked
  worker.reply({ id: first!.id, error: 'no memory left' })
  worker.reply({ id: second!.id, mode: 'memory', data: 'demo', seeds: [] })
  await expect(answers[0]).rejects.toThrow('no memory left')
  await expect(answers[1]).resolves.toMatchObject({ mode: 'memory' })
  expect(client.ended).toBe(false)
})

test('an error of the Worker ends the client and rejects its calls, pending and later ones', async () => {
  const { worker, client } = startClient()
  const answers = [client.ask({ kind: 'reset', data: 'demo' }), client.ask({ kind: 'reset', data: 'demo' })]
  worker.dispatchEvent(new ErrorEvent('error', { message: 'broken' }))
  for (const answer of answers) await expect(answer).rejects.toBeInstanceOf(TypeError)
  await expect(client.ask({ kind: 'reset', data: 'demo' })).rejects.toBeInstanceOf(TypeError)
  expect(client.ended).toBe(true)
  expect(worker.terminated).toBe(true)
})
