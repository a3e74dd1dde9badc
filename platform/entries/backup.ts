import { runBackup } from '#server/runtimes/node/commands/backup'
import { product } from './product'

runBackup(product)
