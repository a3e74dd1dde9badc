import { connect } from 'node:net'
import { FileTooLargeError, type FileScanner } from '#server/call/file/file-store'
import type { ClamdAddress } from './file-settings'

/** How long clamd may be silent, in milliseconds. */
const usualPatience = 60_000
/** The most characters of an answer. */
const mostAnswer = 1000

/** Sends files to clamd over its command INSTREAM: blocks with their lengths, and an empty one at the end. */
export function clamdScanner(address: ClamdAddress, patience = usualPatience): FileScanner {
  return async (chunks) => {
    const socket = connect(address)
    socket.setTimeout(patience, () => socket.destroy(new Error('clamd does not answer')))
    let answer = ''
    socket.on('data', (data) => {
      answer = (answer + data.toString()).slice(0, mostAnswer)
    })
    const ended = new Promise<void>((resolve, reject) => {
      socket.once('close', resolve)
      socket.once('error', reject)
    })
    // An error on the way rejects `ended`, which is awaited at the end.
    ended.catch(() => undefined)
    try {
      const write = (bytes: Uint8Array | string) =>
        socket.write(bytes) ? undefined : Promise.race([new Promise((resolve) => socket.once('drain', resolve)), ended])
      await write('zINSTREAM\0')
      for await (const chunk of chunks) {
        // It has answered already, such as that the file is too large.
        if (socket.destroyed || answer !== '') break
        const length = Buffer.alloc(4)
        length.writeUInt32BE(chunk.length)
        await write(length)
        await write(chunk)
      }
      if (!socket.destroyed) socket.end(Buffer.alloc(4))
      await ended
    } catch (error) {
      // It closes the connection behind an answer, though it has not read the whole file.
      if (!answer.includes('ERROR')) throw error
    } finally {
      socket.destroy()
    }
    return harmfulIn(answer)
  }
}

/** Returns the name of what clamd found; undefined where that is nothing. Throws where it did not look at the whole file. */
function harmfulIn(answer: string): string | undefined {
  const text = answer.replaceAll('\0', '').trim()
  if (text === 'stream: OK') return undefined
  if (/size limit exceeded/i.test(text))
    throw new FileTooLargeError(`clamd takes no file of that size (${text}): raise StreamMaxLength in clamd.conf`)
  const found = /^stream: (.+) FOUND$/.exec(text)?.[1]
  if (found === undefined) throw new Error(`clamd did not check the file: ${text || 'no answer'}`)
  return found
}
