import { IconButton } from 'atrium/ui/button'
import { useEffect, type MouseEvent } from 'react'
import { texts } from '#shared/crud/text'
import { useText } from '#shared/i18n/text'
import { clearPrint } from './print-frame'

interface PrintButtonProps {
  /** The title of the list. */
  title: string
  total: number
}

/** Prints the list as it is seen. */
export function PrintButton({ title, total }: PrintButtonProps) {
  useEffect(() => clearPrint, [])
  const t = useText(texts)
  const print = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const root = currentTarget.closest('section')?.querySelector<HTMLElement>('[role=region]:has(table)')
    if (!root) return
    const { printList } = await import('./print-list')
    // The page may have gone meanwhile.
    if (root.isConnected) printList(root, { title, notes: [t('total', { total })] })
  }
  return <IconButton icon="lucide:printer" label={t('print')} onClick={(event) => void print(event)} />
}
