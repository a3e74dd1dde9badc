import { startWorker } from '#server/runtimes/browser/worker'
import { product } from './product'

startWorker(product)
