import { AgentIntro } from '@/components/catalog/agent-intro';
import { Icon } from '@/components/ui/icon';
import type { Agent } from '@/lib/catalog/agent';
import { emailLink, phoneLink, whatsappLink } from '@/lib/format/contact-links';
import { readablePhone } from '@/lib/format/readable-phone';
import { site } from '@/lib/site';
import { type MessageSubject, propertyPageMessage } from './property-message';

type ContactAgentCardProps = {
  property: MessageSubject;
  /** Defaults to the desk. */
  agent?: Agent | null;
};

/** Direct contact with the property's agent, else with the desk. */
export function ContactAgentCard({ property, agent = null }: ContactAgentCardProps) {
  const message = propertyPageMessage(property);
  const phone = agent?.phone ?? site.phone;
  const shownPhone = agent?.phone ? readablePhone(agent.phone) : site.phone;
  const links = [
    { label: 'Call', detail: shownPhone, link: phoneLink(phone), icon: 'phone' },
    { label: 'WhatsApp', detail: shownPhone, link: whatsappLink(message, phone), icon: 'message-circle' },
    { label: 'Email', detail: site.email, link: emailLink({ body: message }), icon: 'mail' },
  ] as const;
  return (
    <section aria-labelledby="contact-agent" className="panel bg-white">
      <h2 id="contact-agent" className="display-sm">
        Contact Agent
      </h2>
      {agent && <AgentIntro agent={agent} className="mt-5" />}
      <ul className="contact-ways">
        {links.map(({ label, detail, link, icon }) => (
          <li key={label}>
            <a {...link} data-label={property.title}>
              <Icon name={icon} />
              <span>{label}</span>
              <bdi dir="ltr">{detail}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
