import type { Endpoint } from 'atrium/contract/endpoint'
import { strFromU8, unzipSync } from 'fflate'
import type { Client } from './server'

/** Downloads a file. Returns its headers and bytes, and the error of a call that failed. */
export async function downloadFile(client: Client, endpoint: Endpoint, query: object = {}) {
  const { status, headers, body, errorData } = await client.ask(endpoint, { query })
  return { status, headers, errorData, file: body.data as Blob }
}

/** Reads CSV as RFC 4180 has it, without a look at what wrote it. */
function parseCsv(text: string): string[][] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

/** The rows of a file as csv, the heading first. */
export async function readCsv(client: Client, endpoint: Endpoint, query: object = {}): Promise<string[][]> {
  const { file } = await downloadFile(client, endpoint, { ...query, format: 'csv' })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
  if (!text.startsWith('\uFEFF')) throw new Error('The file has no byte order mark')
  return parseCsv(text.slice(1))
}

/** The rows of a file as csv, each by its headings. */
export async function readRecords(client: Client, endpoint: Endpoint, query: object = {}) {
  const [heading, ...rows] = await readCsv(client, endpoint, query)
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [heading![at]!, cell])))
}

/** The XML of the sheet of a file as xlsx. */
export async function readSheet(client: Client, endpoint: Endpoint, query: object = {}): Promise<string> {
  const { file } = await downloadFile(client, endpoint, { ...query, format: 'xlsx' })
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  if (!parts['xl/workbook.xml']) throw new Error('The file is no workbook')
  return strFromU8(parts['xl/worksheets/sheet1.xml']!)
}
