import { IconButton } from 'atrium/ui/button'
import { EmptyState } from 'atrium/ui/feedback/view-state'
import { textIn } from 'atrium/contract/language'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { Drawer } from '#shared/feedback/drawer'
import { useLanguage, useText } from '#shared/i18n/text'
import { sameTab } from '#shared/navigation/same-tab'
import { useSettings } from '#shared/settings/settings'
import type { DetailsOf } from './declaration'
import { withPage } from './details-path'
import { NeighbourButtons } from './neighbours/neighbour-buttons'
import { useNeighbours, type Neighbour } from './neighbours/use-neighbours'
import css from './record-details.module.css'
import { RecordDetails, type MissingRecordProps } from './record-details'
import { texts } from './text'
import type { RecordOpening } from './use-record-opening'

interface RecordDrawerProps<R> {
  opening: RecordOpening
  of: DetailsOf<R>
}

/** The details of a record beside its list. A page loads the file that declares them with `lazyDetails`. */
export function RecordDrawer<R>({ opening, of }: RecordDrawerProps<R>) {
  const t = useText(texts)
  const language = useLanguage()
  const { id, isOpen } = useStore(opening.store)
  const [part, setPart] = useState<string>()
  const navigate = useNavigate()
  const asPage = () => {
    useSettings.setState({ recordPages: true })
    opening.close()
    void navigate(opening.to(id))
  }
  return (
    <Drawer
      title={t('details', { kind: textIn(language, of.kind.name) })}
      isOpen={isOpen}
      onClose={opening.close}
      size={720}
      // Below the forms that its actions open.
      zIndex={999}
      destroyOnHidden
      extra={
        <span className={css.tools}>
          <DrawerNeighbours opening={opening} of={of} id={id} />
          <IconButton icon="lucide:maximize-2" label={t('asPage')} onClick={asPage} />
        </span>
      }
    >
      <RecordDetails
        key={id}
        of={of}
        id={id}
        part={part}
        onPart={setPart}
        onRemoved={opening.close}
        Missing={MissingInDrawer}
      />
    </Drawer>
  )
}

function MissingInDrawer({ wasHere }: MissingRecordProps) {
  const t = useText(texts)
  return <EmptyState title={t(wasHere ? 'gone' : 'missing')} hint={t(wasHere ? 'goneHint' : 'missingHint')} />
}

/** Goes through the list behind the drawer, which follows to another page. */
function DrawerNeighbours<R>({ opening, of, id }: RecordDrawerProps<R> & { id: number }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const go = (record: Neighbour) => {
    opening.openDrawer?.(record.id)
    const next = withPage(search, record.page)
    if (next !== search) void navigate({ search: next }, { replace: true, state: sameTab })
  }
  return <NeighbourButtons of={useNeighbours(of.list, id, search)} go={go} />
}
