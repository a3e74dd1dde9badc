import { countText, percentText, useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { fileKind, fileKinds } from '#modules/showcase/parts/input/folder/file-kind'
import type { Folder } from '#modules/showcase/parts/input/folder/folder'
import sample from '#modules/showcase/kit/sample.module.css'
import { kindIcons } from './kind-icons'
import css from './page.module.css'
import { sizeText } from './size-text'
import { texts } from './text'

/** The files of a folder by what they are for: the largest kind first. */
export function KindTotals({ folder }: { folder: Folder }) {
  const t = useText(texts)
  const all = folder.files.reduce((sum, { size }) => sum + size, 0)
  const kinds = fileKinds
    .map((kind) => {
      const files = folder.files.filter(({ path }) => fileKind(path.at(-1)!) === kind)
      return { kind, count: files.length, size: files.reduce((sum, { size }) => sum + size, 0) }
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.size - a.size)
  return (
    <table className={css.totals}>
      <caption className={sample.title}>
        {folder.name}
        <span className={sample.hint}>
          {t('found', { count: countText(folder.files.length), size: sizeText(all) })}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('kind')}</th>
          <th scope="col">{t('count')}</th>
          <th scope="col">{t('size')}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, count, size }) => (
          <tr key={kind}>
            <th scope="row">
              <Icon name={kindIcons[kind]} />
              {t(kind)}
            </th>
            <td>{countText(count)}</td>
            <td>{sizeText(size)}</td>
            <td>
              <span className={css.bar} style={{ inlineSize: percentText(all && size / all) }} />
              {percentText(all && size / all)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The five largest files of a folder. */
export function LargestFiles({ folder }: { folder: Folder }) {
  const t = useText(texts)
  const largest = folder.files.toSorted((a, b) => b.size - a.size).slice(0, 5)
  return (
    <div>
      <b className={sample.title}>{t('largest')}</b>
      <ol className={css.largest}>
        {largest.map(({ path, size }) => (
          <li key={path.join('/')}>
            <span>{path.join(' / ')}</span>
            <small>{sizeText(size)}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}
