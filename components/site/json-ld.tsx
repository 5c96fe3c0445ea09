import type { Thing, WithContext } from 'schema-dts';
import { jsonLdText } from '@/lib/seo/structured-data';

export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped, see jsonLdText
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  );
}
