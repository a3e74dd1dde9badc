import { runDatabaseCommand } from './lib/database-command.mjs'

await runDatabaseCommand('from-0-1')
