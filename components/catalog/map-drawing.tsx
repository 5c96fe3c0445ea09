/** Decorative streets, water and green in the site's colours; no real place. */
export function MapDrawing() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 h-full w-full"
    >
      <path fill="#f4eee4" d="M0 0h800v450H0z" />
      <path fill="#dde3e2" d="M0 300c90-34 150 18 238 4s120-70 214-58 120 76 206 70 104-30 142-34v168H0z" />
      <path fill="#e3e2cf" d="M520 40h120l30 92-96 44-70-50zM90 90l104-24 26 84-110 36z" />
      <g fill="none" stroke="#fff" strokeLinecap="round">
        <path
          strokeWidth="13"
          d="M-10 214C120 176 240 236 372 190S640 130 810 172M300-10c8 92 60 150 72 200s-30 66-44 80"
        />
        <path
          strokeWidth="6"
          d="M110-10c-8 70 30 130 24 206M210-10l16 206M470-10c-14 60 6 130-4 184M600-10c-26 60 36 120 22 154M720-10c4 60-22 120-12 160M-10 70c130-30 250 6 320-16s250-40 500-4M-10 140c120-30 230 20 356-26s290-30 464 4"
        />
      </g>
      <path
        fill="none"
        stroke="#d9cba8"
        strokeWidth="2"
        d="M-10 214C120 176 240 236 372 190S640 130 810 172"
      />
    </svg>
  );
}
