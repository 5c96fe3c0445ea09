import { create } from 'qrcode';

/** Width of the white border in modules; scanners need it. */
const quiet = 2;

/** The maximum data size at this error correction level. */
const maxBytes = 2_331;

/** A QR code as one SVG path; renders nothing if the text is too long. */
export function QrCode({ text, label }: { text: string; label: string }) {
  if (!text || Buffer.byteLength(text) > maxBytes) return null;
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const edge = size + 2 * quiet;
  const path = Array.from(data, (dark, at) =>
    dark ? `M${(at % size) + quiet} ${Math.floor(at / size) + quiet}h1v1h-1z` : '',
  ).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
      className="size-22 shrink-0 bg-white"
    >
      <path d={path} className="fill-ink" />
    </svg>
  );
}
