import { VideoPlayer } from '#modules/showcase/parts/media/video-player'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import { brokenMedia } from '../../../../media/broken-files'
import { clip, poster, useVideoLabels } from '../clip'
import css from '../page.module.css'
import { texts } from '../text'

const files = { there: clip, lost: brokenMedia }

export default function Missing() {
  const t = useText(texts)
  const [file, setFile] = useState<keyof typeof files>('there')
  return (
    <div className={css.missing}>
      <Segmented
        aria-label={t('file')}
        options={(['there', 'lost'] as const).map((value) => ({ value, label: t(value) }))}
        value={file}
        onChange={setFile}
      />
      <VideoPlayer src={files[file]} poster={poster} lang={useLanguage()} labels={useVideoLabels(t('missing'))} />
    </div>
  )
}
