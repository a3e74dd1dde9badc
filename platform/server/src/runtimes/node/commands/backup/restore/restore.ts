import type { Product } from '#server/call/resource'
import { readSettings, StartError } from '../../../settings'
import { fileOf, isSameFile, realPathOf, rejectMissing, runCommand, shown } from '../../command'
import { count, rowsText, tablesText } from '../../texts'
import { acceptContent } from '../accept'
import { readArguments, readKey } from '../arguments'
import { withBackup } from '../open-file'
import type { Content } from '../rows/content'
import { readWhole } from '../write-file'
import { restorePostgres } from './restore-postgres'
import { restoreSqlite } from './restore-sqlite'

const usage = `Use npm run restore FILE to put a backup in the place of what the database holds, which is kept; with -- --yes without a question.
No server may be running. DATABASE_URL is read as the server reads it; BACKUP_KEY has to be that of the backup.`

interface Restore {
  readonly file: string
  readonly url: string
  readonly passphrase: string | undefined
  readonly isConfirmed: boolean
}

async function restoreContent(
  product: Product,
  content: Content,
  { file, url, passphrase, isConfirmed }: Restore,
): Promise<void> {
  acceptContent(product, content)
  // Before anything is touched.
  await readWhole(content, 'Reading')
  const { loaded, name, notes } = url.startsWith('file:')
    ? await restoreSqlite(product, realPathOf(fileOf(url)), content, { isConfirmed })
    : await restorePostgres(product, url, content, { file, passphrase, isConfirmed })
  const rows = new Map([...loaded.target].map(([table, total]) => [table, total.rows]))
  console.log(`${name} is restored from ${content.name}: ${rowsText(rows)}.\n  ${tablesText(rows)}`)
  for (const note of notes) console.log(note)
  const left = [...loaded.left].map(([table, n]) => `${table} ${count(n)}`)
  if (left.length > 0) console.log(`Not restored, since this build has no such tables: ${left.join(', ')}.`)
  console.log('All sessions have ended.')
}

async function run(product: Product): Promise<void> {
  const { values, positionals } = readArguments(usage, { yes: { type: 'boolean' } })
  const [file, ...rest] = positionals
  if (!file || rest.length > 0) throw new StartError(usage)
  const { databaseUrl: url } = readSettings(product, process.env)
  const passphrase = readKey(product)
  rejectMissing(file, 'Name the file that npm run backup wrote.')
  if (url.startsWith('file:') && isSameFile(file, realPathOf(fileOf(url))))
    throw new StartError(`${shown(file)} is the database itself. Name a backup.`)
  await withBackup(product, file, passphrase, (content) =>
    restoreContent(product, content, { file, url, passphrase, isConfirmed: values.yes === true }),
  )
}

/** Runs `npm run restore`. */
export const runRestore = (product: Product) => runCommand(() => run(product))
