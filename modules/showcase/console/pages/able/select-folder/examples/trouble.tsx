import { useFolder } from '#modules/showcase/parts/input/folder/use-folder'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { FolderStatus } from '../folder-status'
import { FolderTree } from '../folder-tree'
import css from '../page.module.css'
import { texts } from '../text'
import { troubles, type Trouble } from '../troubles'

export default function TroubleExample() {
  const t = useText(texts)
  const [trouble, setTrouble] = useState<Trouble>('deniedCase')
  const { current, choose, read, cancel, input } = useFolder(troubles.deniedCase(t('campaign')))
  const show = (next: Trouble) => {
    setTrouble(next)
    read(troubles[next](t('campaign')))
  }
  return (
    <div className={css.card}>
      <input hidden {...input} />
      <Segmented
        className={css.start}
        aria-label={t('kindOfTrouble')}
        options={(Object.keys(troubles) as Trouble[]).map((value) => ({ value, label: t(value) }))}
        value={trouble}
        onChange={show}
      />
      <FolderStatus current={current} onCancel={cancel} action={<Button onClick={choose}>{t('choose')}</Button>}>
        {(folder) => <FolderTree folder={folder} onChoose={() => undefined} />}
      </FolderStatus>
    </div>
  )
}
