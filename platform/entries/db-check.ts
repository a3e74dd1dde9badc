import { runCheck } from '#server/runtimes/node/commands/backup/check'
import { product } from './product'

runCheck(product)
