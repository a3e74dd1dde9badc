import { runBackup } from '#server/runtimes/node/commands/backup/backup'
import { product } from '../product'

runBackup(product)
