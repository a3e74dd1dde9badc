import { runVerifyLog } from '#server/runtimes/node/commands/verify-log/verify-log'
import { product } from '../product'

runVerifyLog(product)
