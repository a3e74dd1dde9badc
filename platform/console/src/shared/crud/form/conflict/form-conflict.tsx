import { useState } from 'react'
import { copyText } from '#shared/feedback/copy'
import { useText } from '#shared/i18n/text'
import type { Newest, RecordFormState } from '../use-record-form'
import type { Sending } from '../use-submit'
import { Comparison } from './comparison'
import { ConflictBar, type ConflictAction } from './conflict-bar'
import { differencesOf, firstSide, mergedValues } from './merge'
import { texts } from './text'
import { useChangeText } from './use-change-text'
import type { Conflict } from './use-conflict'
import { useFieldWords } from './use-field-words'
import { useSideText } from './use-side-text'

type Values = Record<string, unknown>

interface FormConflictProps {
  form: RecordFormState<Values, unknown>
  sending: Sending<Values, unknown>
}

/** Shows, above the fields, that somebody else changed or deleted the record, with what to do about it. */
export function FormConflict(props: FormConflictProps) {
  const { now } = props.sending.conflict
  if (now?.kind === 'stale') return <Stale {...props} now={now} />
  if (now?.kind === 'deleted') return <Deleted {...props} now={now} />
  if (now?.kind === 'taken') return <Taken {...props} now={now} />
  return now && <Copied {...props} now={now} />
}

type Of<K> = FormConflictProps & { now: Extract<Conflict<Values, unknown>, { kind: K }> }

function Stale({ form, sending, now }: Of<'stale'>) {
  const t = useText(texts)
  const changeText = useChangeText()
  const { conflict, isBusy } = sending
  const { found, theirs, isUnread } = now
  const side = useSideText(found)
  // The comparison keeps the values of the moment at which it was opened.
  const [mine, setMine] = useState<Values>()
  const words = useFieldWords(form, sending)
  const title = changeText('stale', found)
  if (!theirs) {
    const retry = { label: t('retry'), onPress: () => conflict.readAgain(found), isPrimary: true }
    const note = isUnread && <p>{t('unread')}</p>
    return <ConflictBar tone="warning" title={title} description={note} actions={isUnread ? [retry] : []} />
  }
  const differences = (values: Values) =>
    differencesOf(words.names(theirs.values), form.initial ?? {}, theirs.values, values)
  const typed = differences(conflict.typed())
  const both = typed.filter(({ changedBy }) => changedBy === 'both')
  const merge = () => {
    const values = conflict.typed()
    conflict.saveOver(theirs, mergedValues(values, differences(values), firstSide))
  }
  const isMergeable = both.length === 0
  const theirOwn = typed.filter(({ changedBy }) => changedBy === 'theirs')
  const isUnseen = isMergeable && theirOwn.length === 0
  const actions: ConflictAction[] = [
    ...(isMergeable ? [{ label: t(isUnseen ? 'save' : 'merge'), onPress: merge, isPrimary: true, isBusy }] : []),
    ...(typed.length > 0
      ? [{ label: t('compare'), onPress: () => setMine(conflict.typed()), isPrimary: !isMergeable }]
      : []),
    { label: side('takeTheirs'), onPress: () => conflict.takeTheirs(now, theirs) },
    ...(isUnseen ? [] : [{ label: side('saveMine'), onPress: () => conflict.saveOver(theirs, conflict.typed()) }]),
    ...(found.mayAdd ? [{ label: t('saveCopy'), onPress: () => conflict.saveAsNew(false) }] : []),
  ]
  return (
    <>
      <ConflictBar
        tone="warning"
        title={title}
        description={
          <>
            {both.length > 0 && <p>{t('bothChanged', { fields: words.list(both) })}</p>}
            {theirOwn.length > 0 && (
              <p>{t(found.lastChange?.isOwn ? 'theyChangedOwn' : 'theyChanged', { fields: words.list(theirOwn) })}</p>
            )}
            {isUnseen && <p>{side('noneOfForm')}</p>}
          </>
        }
        actions={actions}
      />
      <Comparison
        found={found}
        isOpen={mine !== undefined}
        rows={mine ? words.rows(differences(mine)) : []}
        onClose={() => setMine(undefined)}
        onSave={(sides) => save(sending, theirs, mine ?? {}, differences(mine ?? {}), sides, () => setMine(undefined))}
      />
    </>
  )
}

function save(
  { conflict }: FormConflictProps['sending'],
  theirs: Newest<Values, unknown>,
  mine: Values,
  differences: ReturnType<typeof differencesOf>,
  sides: Readonly<Record<string, 'theirs' | 'mine'>>,
  close: () => void,
) {
  close()
  conflict.saveOver(
    theirs,
    mergedValues(mine, differences, ({ name }) => sides[name] ?? 'mine'),
  )
}

function Deleted({ form, sending, now }: Of<'deleted'>) {
  const t = useText(texts)
  const { conflict } = sending
  const words = useFieldWords(form, sending)
  const copy = { label: t('copyText'), onPress: () => void copyText(words.whole(conflict.typed())) }
  const actions = now.found.mayAdd
    ? [{ label: t('saveNew'), onPress: () => conflict.saveAsNew(true), isPrimary: true }, copy]
    : [copy]
  return <ConflictBar tone="error" title={useChangeText()('deleted', now.found)} actions={actions} />
}

function Taken({ form, sending, now }: Of<'taken'>) {
  const t = useText(texts)
  const { conflict } = sending
  const { list, names } = useFieldWords(form, sending)
  const lost = names(now.before.values).flatMap((name) => (now.lost.includes(name) ? [{ name }] : []))
  const undo = { label: t('undo'), onPress: () => conflict.undo(now.before) }
  const dismiss = { label: t('dismiss'), onPress: conflict.clear }
  return (
    <ConflictBar
      tone="info"
      title={t('taken')}
      description={lost.length > 0 && <p>{t('lost', { fields: list(lost) })}</p>}
      actions={lost.length > 0 ? [undo, dismiss] : [dismiss]}
    />
  )
}

function Copied({ form, sending, now }: Of<'copied'>) {
  const t = useText(texts)
  const { list, unique } = useFieldWords(form, sending)
  const less = now.less.map((name) => ({ name }))
  const note = (
    <>
      {unique.length > 0 && <p>{t('unique', { fields: list(unique) })}</p>}
      {less.length > 0 && <p>{t('lessFiles', { fields: list(less) })}</p>}
    </>
  )
  return <ConflictBar tone="info" title={t('copied')} description={note} actions={[]} />
}
