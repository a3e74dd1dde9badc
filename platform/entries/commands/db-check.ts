import { runCheck } from '#server/runtimes/node/commands/backup/check/check'
import { product } from '../product'

runCheck(product)
