import { Link } from 'react-router'
import { useSession } from 'atrium/console/data'
import { useCurrentRoute } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { Heading } from 'atrium/ui'
import css from './level-page.module.css'
import { MenuBranch } from './menu-branch'
import { PickingList, type Goods } from './picking-list'
import { texts } from './text'
import { entryAt, leavesOf } from './tree'

interface LevelPageProps {
  /** One sentence about the place. */
  intro: string
  goods: readonly Goods[]
}

/** A page within nested menus: where it is, the menu around it, and a list that keeps its ticks. */
export function LevelPage({ intro, goods }: LevelPageProps) {
  const t = useText(texts)
  const { title, breadcrumb, activeMenu } = useCurrentRoute()
  const menu = useSession((session) => session.menu)
  const top = entryAt(menu, breadcrumb[0]?.path ?? '')
  return (
    <div className={css.page}>
      <Heading title={title} note={intro} />
      <section className={css.card} aria-labelledby="nested-way">
        <h2 id="nested-way">{t('way')}</h2>
        <ol className={css.way}>
          {breadcrumb.map(({ path, title: name }, level) => (
            <li key={path} aria-current={level === breadcrumb.length - 1 ? 'page' : undefined}>
              <small>{t('level', { level: level + 1 })}</small>
              <b>{name}</b>
              <code>/{path.split('/').at(-1)}</code>
            </li>
          ))}
        </ol>
        <p className={css.hint}>{t('wayHint')}</p>
      </section>
      <section className={css.card} aria-labelledby="nested-goods">
        <h2 id="nested-goods">{t('list')}</h2>
        <PickingList goods={goods} />
        <p className={css.hint}>{t('listHint')}</p>
      </section>
      {top && (
        <section className={css.card} aria-labelledby="nested-tree">
          <h2 id="nested-tree">{t('tree')}</h2>
          <MenuBranch items={[top]} active={activeMenu} />
        </section>
      )}
      {top && <Neighbours pages={leavesOf(top)} active={activeMenu} />}
    </div>
  )
}

/** Links to the page before and the one after, in the order of the menu. */
function Neighbours({ pages, active }: { pages: ReturnType<typeof leavesOf>; active: string }) {
  const t = useText(texts)
  const at = pages.findIndex(({ path }) => path === active)
  const [before, after] = [pages[at - 1], pages[at + 1]]
  return (
    <nav className={css.neighbours} aria-label={t('neighbours')}>
      {before && (
        <Link to={before.to}>
          <small>{t('before')}</small>
          {before.title}
        </Link>
      )}
      {after && (
        <Link to={after.to} className={css.after}>
          <small>{t('after')}</small>
          {after.title}
        </Link>
      )}
    </nav>
  )
}
