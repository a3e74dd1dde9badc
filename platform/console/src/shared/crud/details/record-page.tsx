import { IconButton } from 'atrium/ui/button'
import { useCallback, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { ErrorView } from '#shared/error-page/error-view'
import { useText } from '#shared/i18n/text'
import { leavePage } from '#shared/navigation/leave-page'
import { useRecordTitle } from '#shared/navigation/record-title'
import { sameTab } from '#shared/navigation/same-tab'
import { useCan } from '#shared/session/user/access'
import { useSettings } from '#shared/settings/settings'
import { recordId } from '../rows/use-list-params'
import type { DetailsOf } from './declaration'
import { detailsPath, withPage } from './details-path'
import { NeighbourButtons } from './neighbours/neighbour-buttons'
import { useNeighbours } from './neighbours/use-neighbours'
import { RecordDetails, type MissingRecordProps } from './record-details'
import { texts } from './text'
import { openInDrawer } from './use-record-opening'

interface RecordPageProps<R> {
  of: DetailsOf<R>
  /** Forms and dialogs that the actions of the record open. */
  children?: ReactNode
}

/** The details of a record as a page, whose address ends with the id of the record; see `detailsRoute`. */
export function RecordPage<R>({ of, children }: RecordPageProps<R>) {
  const { id = '' } = useParams()
  const [names, setNames] = useState<{ id: string; title: string; titleEn: string }>()
  const onTitle = useCallback((title: string, titleEn = '') => setNames({ id, title, titleEn }), [id])
  const shown = names?.id === id ? names : undefined
  useRecordTitle(shown?.title, shown?.titleEn)
  if (!recordId(id)) return <MissingRecord kind={of.kind} wasHere={false} />
  return (
    <>
      <PageDetails key={id} of={of} id={Number(id)} onTitle={onTitle} />
      {children}
    </>
  )
}

interface PageDetailsProps<R> extends RecordPageProps<R> {
  id: number
  onTitle: (title: string, titleEn?: string) => void
}

function PageDetails<R>({ of, id, onTitle }: PageDetailsProps<R>) {
  const t = useText(texts)
  const { search } = useLocation()
  const navigate = useNavigate()
  const neighbours = useNeighbours(of.list, id, search)
  const mayList = useCan()(of.list?.source.endpoint ?? { access: [] })
  const setPart = (part: string) => {
    const params = new URLSearchParams(search)
    if (part === 'fields') params.delete('tab')
    else params.set('tab', part)
    void navigate({ search: params.toString() }, { replace: true, state: sameTab })
  }
  const tools = (
    <>
      <NeighbourButtons
        of={neighbours}
        go={({ id, page }) => void navigate(`${detailsPath(of.kind, id)}${withPage(search, page)}`, { state: sameTab })}
      />
      {mayList && (
        <IconButton
          icon="lucide:panel-right"
          label={t('asDrawer')}
          onClick={() => {
            useSettings.setState({ recordPages: false })
            openInDrawer(of.kind, id)
            leavePage(of.kind.page!.path)
          }}
        />
      )}
    </>
  )
  return (
    <RecordDetails
      isPage
      of={of}
      id={id}
      part={new URLSearchParams(search).get('tab') ?? undefined}
      onPart={setPart}
      tools={tools}
      onTitle={onTitle}
      onRemoved={() => leavePage(of.kind.page!.path)}
      Missing={MissingRecord}
    />
  )
}

function MissingRecord({ kind, wasHere }: MissingRecordProps) {
  const t = useText(texts)
  return (
    <ErrorView picture="missing" title={t(wasHere ? 'gone' : 'missing')} hint={t(wasHere ? 'goneHint' : 'missingHint')}>
      <button type="button" onClick={() => leavePage(kind.page!.path)}>
        {t('toList')}
      </button>
    </ErrorView>
  )
}
