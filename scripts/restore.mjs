import { runDatabaseCommand } from './lib/database-command.mjs'

await runDatabaseCommand('restore')
