import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { WriteReply, WriteTask } from './write-sheet'
import { parts, rowsXml, sheetEnd, sheetStart } from './sheet-xml'

const rowsAtOnce = 250

function write({ columns, rows }: WriteTask): void {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const open = (name: string) => {
    const file = new ZipDeflate(name, { level: 4 })
    zip.add(file)
    return file
  }
  for (const [name, xml] of Object.entries(parts)) open(name).push(strToU8(xml), true)
  const sheet = open('xl/worksheets/sheet1.xml')
  sheet.push(strToU8(sheetStart(columns)))
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    const batch = rows.slice(first, first + rowsAtOnce)
    sheet.push(strToU8(rowsXml(columns, batch, first)))
    answer({ written: first + batch.length })
  }
  sheet.push(strToU8(sheetEnd), true)
  zip.end()
  answer({ chunks })
}

const answer = (reply: WriteReply) => postMessage(reply)

addEventListener('message', ({ data }: MessageEvent<WriteTask>) => write(data))
