import type { LocalText } from 'atrium/contract/language'

/** A kind of data as the index of the file has it. */
export interface IndexedKind {
  readonly key: string
  readonly name: LocalText
  /** The JSON file with the rows; null where there are files alone. */
  readonly file: string | null
  readonly rows: number
  readonly files: readonly string[]
  /** Those of the files that could not be read to their end. */
  readonly unreadable?: readonly string[]
  /** Some rows were out of the data scope of the person who made the file. */
  readonly isPartial: boolean
  /** The names of the values of a row. */
  readonly labels: Readonly<Record<string, LocalText>>
}

/** The head of the file: whose data it has, and from when. */
export interface Written {
  readonly product: string
  readonly username: string
  /** With the time zone. */
  readonly at: string
}

type Named = Pick<IndexedKind, 'key' | 'name'>

/** Returns the text file that says in both languages what the zip holds. Lines end as every editor shows them. */
export function readmeText({ product, username, at }: Written, kinds: readonly Named[]): string {
  const list = (language: 'zh' | 'en') => kinds.map(({ key, name }) => `  ${key}.json  ${name[language]}`)
  return [
    `${product}：${username} 的个人数据`,
    `生成时间：${at}`,
    '',
    '每种数据一个 JSON 文件，文件夹里是相应的图片和附件。index.json 列出所有文件、行数和字段名称。',
    '时间为 UTC（ISO 8601）。没有内容的种类没有文件。密码、令牌和其他人的数据不在其中。',
    'index.json 中 "unreadable" 下的文件未能完整读取，请稍后重新导出。',
    '',
    ...list('zh'),
    '',
    '----',
    '',
    `${product}: data of ${username}`,
    `Written: ${at}`,
    '',
    'Each kind of data is a JSON file, with its pictures and attachments in a folder of the same name. index.json lists all files, the number of rows and the names of the fields.',
    'Times are UTC (ISO 8601). A kind without content has no file. Passwords, tokens and data of other people are left out.',
    'Files that index.json has as "unreadable" could not be read to their end: export again later.',
    '',
    ...list('en'),
    '',
  ].join('\r\n')
}
