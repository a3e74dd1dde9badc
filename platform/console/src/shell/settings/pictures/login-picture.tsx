import type { Settings } from '#shared/settings/settings'

interface LoginPictureProps {
  style: Settings['loginStyle']
  plain: string
}

/** A small picture of the login page: its left half in the style, the form at the right. */
export function LoginPicture({ style, plain }: LoginPictureProps) {
  return (
    <svg viewBox="0 0 96 60" aria-hidden="true">
      <rect width="96" height="60" fill="var(--card)" />
      <rect width="52" height="60" fill={style === 2 ? plain : 'var(--primary-fill)'} />
      {style !== 2 && (
        <g fill="none" stroke="#fff">
          {[17, 11, 5].map((radius, index) => (
            <path
              key={radius}
              opacity={0.85 - index * 0.25}
              d={`M${32 - radius} 60V34a${radius} ${radius} 0 0 1 ${2 * radius} 0v26`}
            />
          ))}
        </g>
      )}
      {style === 1 && <path d="m10 10 9 5-9 5z" fill="#fff" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />}
      <g fill="var(--line)">
        <rect x="60" y="20" width="28" height="6" rx="2" />
        <rect x="60" y="30" width="28" height="6" rx="2" />
      </g>
      <rect x="60" y="40" width="28" height="6" rx="2" fill="var(--primary-fill)" />
    </svg>
  )
}
