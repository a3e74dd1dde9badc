import { createLine } from './line'
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

function startLine() {
  const worker = new QuietWorker()
  return { worker, line: createLine(worker as unknown as Worker) }
}

test('answers reach those who asked, in whatever order they come', async () => {
  const { worker, line } = startLine()
  const answers = [line.ask({ kind: 'reset', data: 'demo' }), line.ask({ kind: 'reset', data: 'demo' })]
  const [first, second] = worker.asked
  worker.reply({ id: second!.id, mode: 'memory', data: 'demo' })
  worker.reply({ id: first!.id, mode: 'persisted', data: 'demo' })
  expect((await Promise.all(answers)).map(({ mode }) => mode)).toEqual(['persisted', 'memory'])
})

test('a question that fails rejects alone', async () => {
  const { worker, line } = startLine()
  const answers = [line.ask({ kind: 'reset', data: 'demo' }), line.ask({ kind: 'reset', data: 'demo' })]
  const [first, second] = worker.asked
  worker.reply({ id: first!.id, failure: 'no memory left' })
  worker.reply({ id: second!.id, mode: 'memory', data: 'demo' })
  await expect(answers[0]).rejects.toThrow('no memory left')
  await expect(answers[1]).resolves.toMatchObject({ mode: 'memory' })
  expect(line.ended).toBe(false)
})

test('a Worker that breaks down ends the line and rejects what it was asked, now and later', async () => {
  const { worker, line } = startLine()
  const answers = [line.ask({ kind: 'reset', data: 'demo' }), line.ask({ kind: 'reset', data: 'demo' })]
  worker.dispatchEvent(new ErrorEvent('error', { message: 'broken' }))
  for (const answer of answers) await expect(answer).rejects.toBeInstanceOf(TypeError)
  await expect(line.ask({ kind: 'reset', data: 'demo' })).rejects.toBeInstanceOf(TypeError)
  expect(line.ended).toBe(true)
  expect(worker.terminated).toBe(true)
})
