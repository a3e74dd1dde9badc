import { Image, Masonry } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import type { Picture } from '../../../media/pictures'
import css from './page.module.css'
import { texts } from './text'

const columns = { xs: 1, sm: 2, md: 3, lg: 3, xl: 4 }

/**
 * Pictures in columns, the shortest of which gets the next one. They load when they come near the screen, in room that is kept for them.
 * A press or Enter opens one large, and the arrow keys go on from there.
 */
export function Waterfall({ pictures }: { pictures: readonly Picture[] }) {
  const [current, setCurrent] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const open = (index: number) => {
    setCurrent(index)
    setOpen(true)
  }
  const items = pictures.map((picture, index) => ({
    key: picture.name,
    data: picture,
    children: <Tile picture={picture} onOpen={() => open(index)} />,
  }))
  // antd hands it on to the dialog and its picture, which have no name without it.
  const named = { alt: pictures[current]?.title }
  return (
    <div className={css.waterfall}>
      <Masonry columns={columns} gutter={12} items={items} />
      <Image.PreviewGroup
        items={pictures.map(({ src }) => src)}
        preview={{ ...named, open: isOpen, current, onChange: setCurrent, onOpenChange: setOpen }}
      />
    </div>
  )
}

function Tile({ picture, onOpen }: { picture: Picture; onOpen: () => void }) {
  const t = useText(texts)
  const [isMissing, setMissing] = useState(false)
  const { src, width, height, title } = picture
  const room = { aspectRatio: `${width} / ${height}` }
  if (isMissing)
    return (
      <div className={css.missing} style={room}>
        <Icon name="lucide:image-off" size={28} />
        <b>{title}</b>
        <span>{t('missing')}</span>
      </div>
    )
  return (
    <button type="button" className={css.tile} style={room} aria-label={t('open', { title })} onClick={onOpen}>
      <img src={src} alt="" width={width} height={height} loading="lazy" onError={() => setMissing(true)} />
      <span className={css.title} aria-hidden="true">
        {title}
      </span>
    </button>
  )
}
