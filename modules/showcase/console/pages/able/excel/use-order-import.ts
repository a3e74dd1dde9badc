import { useEffect, useMemo, useRef, useState } from 'react'
import { checkedOrders, isInvalid } from './order-check'
import type { OrderFile } from './order-file'
import { correctedCells, orderKeys, type OrderKey } from './orders'

type Order = readonly string[]

/** The result of the last import. */
export interface ImportResult {
  readonly added: number
  readonly skipped: number
  readonly isUndone: boolean
}

/** Rows that are taken over before the page may do something else. */
const batch = 100

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** The orders of the page, the file that is being imported into them, and what the last import did. */
export function useOrderImport() {
  const [orders, setOrders] = useState<readonly Order[]>([])
  const [file, setFile] = useState<OrderFile & { known: ReadonlySet<string> }>()
  const [progress, setProgress] = useState<number>()
  const [result, setResult] = useState<ImportResult>()
  const before = useRef<readonly Order[]>([])
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  const rows = useMemo(() => (file ? checkedOrders(file.rows, file.known) : []), [file])

  const open = (next: OrderFile | undefined) => {
    const known = new Set(orders.map((order) => order[orderKeys.indexOf('number')]!))
    setFile(next && { ...next, known })
    setResult(undefined)
  }
  const correct = (row: number, key: OrderKey, text: string) => {
    if (!file) return
    const changed = file.rows.map((cells, index) => (index === row ? correctedCells(cells, key, text) : cells))
    setFile({ ...file, rows: changed })
  }
  /** Adds the rows without errors; the others are left out. */
  const run = async () => {
    const good = rows.filter((row) => !isInvalid(row)).map(({ cells }) => cells)
    before.current = orders
    for (let done = 0; done < good.length; done += batch) {
      setProgress(done / good.length)
      setOrders([...before.current, ...good.slice(0, done + batch)])
      await nextTask()
      if (isGone.current) return
    }
    setProgress(undefined)
    setFile(undefined)
    setResult({ added: good.length, skipped: rows.length - good.length, isUndone: false })
  }
  const undo = () => {
    setOrders(before.current)
    setResult(result && { ...result, isUndone: true })
  }
  return { orders, file, rows, progress, result, open, correct, run, undo }
}
