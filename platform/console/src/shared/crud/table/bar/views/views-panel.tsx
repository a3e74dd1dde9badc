import type { SavedView } from 'atrium/contract/system/user/view/saved-view'
import { preparing } from 'atrium/ui/button'
import { Skeleton, SkeletonBar } from 'atrium/ui/feedback/skeleton'
import { ErrorState } from 'atrium/ui/feedback/view-state'
import { Button } from 'antd'
import { texts as listTexts } from '#shared/crud/text'
import { useText } from '#shared/i18n/text'
import { defaultViewOf } from '#shared/navigation/opening-view'
import { texts } from './text'
import { useViewActions } from './use-view-actions'
import type { ViewFormHandle } from './use-view-form'
import { useViews } from './use-views'
import { ViewLine, ViewName } from './view-line'
import type { ViewedList } from './viewed-list'
import css from './views-panel.module.css'

interface ViewsPanelProps {
  of: ViewedList
  form: ViewFormHandle
  /** Closes the panel, and gives the focus back to its button. */
  close: () => void
  prepareForm: () => void
}

/** The views of a list: own ones, those of roles and those for all, each applied with a press, and what can be done with what the list shows. */
export function ViewsPanel({ of, form, close, prepareForm }: ViewsPanelProps) {
  const t = useText(texts)
  const word = useText(listTexts)
  const { data, isError, refetch } = useViews(of.page)
  const actions = useViewActions(of, close)
  if (isError) {
    const retry = <Button onClick={() => void refetch()}>{t('retry')}</Button>
    return <ErrorState compact title={t('failed')} action={retry} />
  }
  if (!data) {
    return (
      <Skeleton label={word('loading')}>
        <SkeletonBar height={96} />
      </Skeleton>
    )
  }
  const { items, mayShare } = data
  const present = items.find(({ viewId }) => viewId === of.list.viewId)
  const isChanged = present !== undefined && actions.isChanged(present)
  const groups = groupsOf(items)
  const save = () => {
    close()
    form.add()
  }
  const edit = ({ viewId }: SavedView) => {
    close()
    form.edit(viewId)
  }
  return (
    <>
      <ul className="bare-list">
        <li>
          <ViewName
            name={t('standard')}
            isPresent={!present}
            onPress={() => of.list.openView(defaultViewOf(of.page) && 0, '')}
          />
        </li>
      </ul>
      {items.length === 0 && <p className={css.none}>{t('none')}</p>}
      {groups.map(({ key, views }) => (
        <section key={key} aria-label={t(key)}>
          <h3 className={css.group}>{t(key)}</h3>
          <ul className="bare-list">
            {views.map((view) => (
              <ViewLine
                key={view.viewId}
                view={view}
                isPresent={view === present}
                isChanged={view === present && isChanged}
                mayShare={mayShare}
                page={of.page}
                actions={{ ...actions, edit }}
                prepareForm={prepareForm}
              />
            ))}
          </ul>
        </section>
      ))}
      <div className={css.foot}>
        {isChanged && present.mayEdit && (
          <Button type="primary" size="small" onClick={() => actions.replace(present)}>
            {t('saveChanges')}
          </Button>
        )}
        <Button size="small" onClick={save} {...preparing(prepareForm)}>
          {t('saveAs')}
        </Button>
      </div>
    </>
  )
}

/** The groups that have views, in their order. */
function groupsOf(items: readonly SavedView[]) {
  const groups = [
    { key: 'own', views: items.filter(({ audience }) => audience === 'own') },
    { key: 'ofRole', views: items.filter(({ audience }) => typeof audience === 'number') },
    { key: 'ofAll', views: items.filter(({ audience }) => audience === 'all') },
  ] as const
  return groups.filter(({ views }) => views.length > 0)
}
