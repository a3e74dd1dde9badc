import { adminRoleKey, holdsRole } from 'atrium/contract/access'
import type { Endpoint } from 'atrium/contract/endpoint'
import { Icon } from 'atrium/ui/icon'
import { MenuButton } from 'atrium/ui/overlay/menu-button'
import { useState } from 'react'
import { useText } from '#shared/i18n/text'
import { useSession } from '#shared/session/user/session'
import { useCan } from '#shared/session/user/access'
import { useShownColumns } from '../table/columns/shown-columns'
import css from './actions.module.css'
import { texts } from './text'
import { useDownload } from './use-download'

type Format = 'csv' | 'xlsx' | 'jsonl'

/** A call that returns a list as a file of `format`. */
type Export = Endpoint & { query: { _zod: { input: { format?: Format } } } }

export interface ExportButtonProps {
  call: Export
  /** The filters and the order in force. */
  filters: Readonly<Record<string, string | undefined>>
  /** The file may have the columns that are seen alone: the columns of the server's sheet name those of the page. */
  bySeen?: boolean
  /** An administrator may save whole rows as JSON lines. */
  hasLines?: boolean
}

/** Saves the list as it is filtered, all its rows, as a workbook or as text. Drawn for those who may. */
export function ExportButton({ call, filters, bySeen, hasLines }: ExportButtonProps) {
  const t = useText(texts)
  const readShown = useShownColumns()
  const can = useCan()
  const isAdmin = useSession(({ roles }) => holdsRole(roles, [adminRoleKey]))
  const download = useDownload() as (endpoint: Endpoint, input: unknown) => Promise<void>
  const [isBusy, setBusy] = useState(false)
  if (!can(call)) return null
  const choice = (format: Format, label: string, isSeen = false) => ({
    key: isSeen ? `${format}-seen` : format,
    label,
    disabled: isBusy,
    onSelect: () => {
      setBusy(true)
      const columns = isSeen ? readShown().join(',') : undefined
      void download(call, { query: { ...filters, ...(columns && { columns }), format } }).finally(() => setBusy(false))
    },
  })
  return (
    <MenuButton
      className={css.button}
      label={t('export')}
      actions={[
        choice('xlsx', t('excel')),
        choice('csv', t('csv')),
        ...(hasLines && isAdmin ? [choice('jsonl', t('lines'))] : []),
        ...(bySeen ? [choice('xlsx', t('excelSeen'), true), choice('csv', t('csvSeen'), true)] : []),
      ]}
    >
      <Icon name="lucide:download" />
      <span>{t('export')}</span>
    </MenuButton>
  )
}
