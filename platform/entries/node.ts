import { startNode } from '#server/runtimes/node/node'
import { product } from './product'

startNode(product)
