import { cn } from '@/components/ui/class-names';
import { isRegisterUrl } from '@/lib/catalog/permits/permit-number';
import type { PropertyDetail } from '@/lib/catalog/types';
import { webUrl } from '@/lib/catalog/web-url';
import { formatLongDate, parseDate } from '@/lib/format/date';
import { shownReference } from '@/lib/format/reference';
import { QrCode } from './qr-code';

type PermitProps = {
  property: Pick<PropertyDetail, 'permit_number' | 'permit_url' | 'reference' | 'updated_at'>;
  /** Adds a top border. */
  ruled?: boolean;
};

/** Legally required permit data of a property, with a link and, to the land department's register, its QR code. */
export function Permit({ property, ruled = false }: PermitProps) {
  const { permit_number: number } = property;
  const reference = shownReference(property.reference);
  const url = property.permit_url && webUrl(property.permit_url);
  const updated = parseDate(property.updated_at) ? formatLongDate(property.updated_at) : null;
  if (!number && !reference && !updated) return null;
  return (
    <div
      className={cn(
        'flex gap-4 text-[0.78125rem] leading-relaxed text-stone lining-nums [unicode-bidi:isolate]',
        ruled && 'border-t border-line pt-5',
      )}
    >
      {number && url && isRegisterUrl(url) && (
        <QrCode text={url} label={`QR code of advertising permit ${number}`} />
      )}
      <ul className="min-w-0 wrap-anywhere">
        {number && (
          <li>
            Advertising permit{' '}
            {url ? (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-block min-h-6 text-gold-text underline underline-offset-4 hover:text-ink"
              >
                {number}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            ) : (
              number
            )}
          </li>
        )}
        {reference && <li>Reference {reference}</li>}
        {updated && <li>Updated {updated}</li>}
      </ul>
    </div>
  );
}
