import { AgentIntro } from '@/components/catalog/agent-intro';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import type { Agent } from '@/lib/catalog/agent';
import { emailLink, phoneLink, whatsappLink } from '@/lib/format/contact-links';
import { routes } from '@/lib/routes';
import { ShareUnit } from './share-unit';
import { type UnitSubject, unitMessage, unitTitle, viewingMessage } from './unit-messages';

type UnitActionsProps = {
  subject: UnitSubject;
  agent: Agent | null;
  /** Whether other units of the property are for sale, which a sold unit links to. */
  hasOthers: boolean;
};

/** The agent, and all contact options for a unit with a prefilled message. */
export function UnitActions({ subject, agent, hasOthers }: UnitActionsProps) {
  const phone = agent?.phone ?? undefined;
  const { slug } = subject.property;
  const title = unitTitle(subject);
  const message = unitMessage(subject);
  return (
    <section aria-labelledby="unit-contact" className="print:hidden">
      <h2 id="unit-contact" className="label font-sans">
        Get in Touch
      </h2>
      {agent && <AgentIntro agent={agent} className="mt-5" />}
      <div className="mt-5 grid grid-cols-2 gap-2.5">
        <Button asChild variant="gold" className="col-span-2">
          {subject.isSold ? (
            <IntentLink href={hasOthers ? routes.propertyUnits(slug) : `${routes.property(slug)}#similar`}>
              {hasOthers ? 'See Other Units' : 'See Similar Properties'}
              <Icon name="arrow-right" className="rtl:-scale-x-100" />
            </IntentLink>
          ) : (
            <a
              {...emailLink({ subject: `Schedule Viewing: ${title}`, body: viewingMessage(subject) })}
              data-label={title}
            >
              <Icon name="calendar" />
              Schedule Viewing
            </a>
          )}
        </Button>
        <Button asChild variant="line" className="px-3">
          <a {...phoneLink(phone)} data-label={title}>
            <Icon name="phone" />
            Call
          </a>
        </Button>
        <Button asChild variant="line" className="px-3">
          <a {...whatsappLink(message, phone)} data-label={title}>
            <Icon name="message-circle" />
            WhatsApp
          </a>
        </Button>
        <Button asChild variant="line" className="px-3 noscript:col-span-2">
          <a {...emailLink({ subject: `Unit Inquiry: ${title}`, body: message })} data-label={title}>
            <Icon name="mail" />
            Send Email
          </a>
        </Button>
        <ShareUnit title={title} text={title} path={routes.unit(slug, subject.unitId)} />
      </div>
    </section>
  );
}
