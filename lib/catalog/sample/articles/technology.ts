import type { ArticleRecord } from '../../record';
import { article } from './article';

export const technology: ArticleRecord[] = [
  article({
    slug: 'the-permit-on-every-listing',
    title: 'The permit on every listing, and how to check it',
    excerpt:
      'Ten digits and a square of dots tell you whether an advertisement is allowed. It takes a minute, and almost nobody does it.',
    category: 'Technology',
    author: 'James Achterberg',
    cover: 'detail-facade-1',
    tags: ['Trakheesi', 'Permits', 'Listings', 'Safety'],
    published: '2026-05-26',
    content: `
<p>A property in Dubai may not be advertised without a permit. The rule covers portals, websites, social media, newspapers and the banner on the balcony. Permits are issued through Trakheesi, the licensing system of the Dubai Land Department, and since 2023 advertisements carry a QR code next to the number, so that anyone with a telephone can see what was permitted.</p>
<h2>What stands behind the number</h2>
<p>To obtain a permit for a resale home, a licensed broker needs the owner’s signature on a listing agreement, known as Form A. For a project, the developer’s registration and consent are needed. The permit then ties together three things: the property, the agency that may advertise it, and a period. When the period ends the advertisement has to go, or the permit has to be renewed. That is why a listing on this site disappears on the day on which its permit does.</p>
<h2>Checking in a minute</h2>
<ol>
<li>Scan the code, or enter the number in the Land Department’s app or website.</li>
<li>See that the address opened really belongs to the department. A code can be printed by anybody and lead anywhere.</li>
<li>Compare the agency, the property and the dates with the advertisement.</li>
<li>Compare the price. A gap that cannot be explained by a recent change is a question for the agent.</li>
</ol>
<table>
<thead><tr><th scope="col">You see</th><th scope="col">It usually means</th><th scope="col">Do</th></tr></thead>
<tbody>
<tr><td>No number</td><td>No permit</td><td>Leave it</td></tr>
<tr><td>Another agency’s name</td><td>A copied listing</td><td>Ring the agency named in the permit</td></tr>
<tr><td>Another unit</td><td>One permit used for several homes</td><td>Ask for the right one before a viewing</td></tr>
<tr><td>Expired</td><td>Sold, withdrawn, or forgotten</td><td>Ask; expect “sold”</td></tr>
<tr><td>All in order</td><td>The advertisement is permitted</td><td>Read on: it says nothing of value or condition</td></tr>
</tbody>
</table>
<h2>What it does not prove</h2>
<p>The permit says that this agency may advertise that property. It does not say that the price is fair, that the home is empty, that the photographs are recent, or that another agency has no permit of its own for the same home. Owners may instruct several agencies unless they have agreed on one.</p>
<blockquote><p>A permit is a licence to show. The title deed is what can be sold.</p></blockquote>
<h2>The person, too</h2>
<p>Brokers are registered one by one and have a number, the BRN; agencies have an office number, the ORN. Both can be looked up in the same place and should be on the card, the e-mail and the website. Before you pay a deposit, ask for them. Someone who works without one may be pleasant and well informed, and is not allowed to act for you; money given to such a person is hard to get back.</p>
<h2>In Abu Dhabi</h2>
<p>The capital has its own regulator and its own permits, and has built a listing service on which one home is to appear once, verified. Numbers and codes look different there. The method is the same: open the official record and compare.</p>
<h2>Why we print it large</h2>
<p>Many sites hide the permit at the foot of the page, in grey. We put it beside the price, with the code and the date on which it ends. It reminds us that a listing is a statement that can be checked. If you find one of ours that does not match its record, <a href="/contact">tell us</a>: we take it down first and find out why afterwards.</p>
<h2>Three habits</h2>
<ul>
<li>Check before the viewing and not after it.</li>
<li>Pay deposits by cheque or transfer to the name in the signed contract form, and keep the receipt.</li>
<li>For off-plan homes, look up the project’s number and escrow account as well. We explain them in <a href="/blog/where-your-instalments-go">a separate article</a>.</li>
</ul>
`,
  }),
  article({
    slug: 'what-a-smart-home-should-do-offline',
    title: 'What a smart home should still do when the internet is down',
    excerpt:
      'Curtains, cooling and locks outlive the apps that came with them. A buyer’s test for the wiring behind the wall panel.',
    category: 'Technology',
    author: 'Omar Rahimi',
    cover: 'kitchen-1',
    tags: ['Smart home', 'Handover', 'Maintenance'],
    published: '2026-01-27',
    content: `
<p>At the handover of a new apartment there is a moment when somebody opens an app and the curtains move. Everyone is pleased. My advice is to ask the engineer to switch off the router and do it again.</p>
<h2>Three layers</h2>
<p>What is sold as one “smart home” consists of three parts with very different lives.</p>
<ul>
<li><strong>Wiring</strong>, the cables to lights, blinds, thermostats and door: thirty years. It cannot be changed without opening walls.</li>
<li><strong>Devices</strong>, the switches, motors, sensors and actuators: ten to fifteen years. They can be replaced, if they speak a language others speak.</li>
<li><strong>Software</strong>, the app, the account and the server somewhere: three to five years, sometimes less. It ends when the maker says so.</li>
</ul>
<p>A good installation is one in which the upper layer can die without pulling down the lower ones.</p>
<h2>The test</h2>
<p>With the internet disconnected, try the following.</p>
<table>
<thead><tr><th scope="col">Function</th><th scope="col">Must work</th><th scope="col">May be missing</th></tr></thead>
<tbody>
<tr><td>Lights and blinds</td><td>From the wall switch, at once</td><td>Voice, scenes by telephone</td></tr>
<tr><td>Cooling</td><td>Setting and schedule at the thermostat</td><td>Remote control, reports</td></tr>
<tr><td>Front door</td><td>Key or code, from outside and inside</td><td>Opening from abroad</td></tr>
<tr><td>Intercom</td><td>A ring at the panel and to the lobby</td><td>Picture on the telephone</td></tr>
<tr><td>Leak and smoke detectors</td><td>The local alarm</td><td>Message to the owner</td></tr>
</tbody>
</table>
<p>Then have the power of the control cabinet switched off and on again. Within five minutes everything should be as it was, without anyone logging in.</p>
<blockquote><p>If the light switch needs an account, it is not a light switch.</p></blockquote>
<h2>Names to look for</h2>
<p>Open standards exist, and they are old enough to be boring. KNX has been used for building wiring since the nineteen-nineties; devices of hundreds of makers understand it. DALI does the same for lighting, BACnet and Modbus for large plant. Matter is the newer agreement between consumer brands and works locally by design. A closed system may be excellent too, but then you are buying its maker’s future with it. Ask who else in the city can repair it.</p>
<h2>What to ask for at handover</h2>
<ol>
<li>The project file of the installation, such as the KNX project, with its passwords. Without it the next engineer starts from nothing.</li>
<li>A drawing with every device and its address.</li>
<li>The administrator’s account in your name, and the installer’s access ended or agreed.</li>
<li>The warranty: for devices, for programming, and whose it is once the developer has gone.</li>
<li>A list of everything that sends data out of the home, and where to.</li>
</ol>
<p>Buying a used home, ask the seller for the same and reset every account on the day of transfer: locks, cameras, doorbell, voice assistants, car charger. Former owners can often see a camera long after they have moved, without knowing it. Under the federal data protection law, as under good manners, they should not.</p>
<h2>The building behind the door</h2>
<p>Part of the system is not yours. Lobby, lifts, gates and parking run on the building’s servers, and its manager decides when they are renewed. Ask for how long the intercom and the access system are under maintenance, whether residents may keep using them without an app, and who can see the log of comings and goings.</p>
<h2>Worth the money, in this climate</h2>
<p>Three functions earn their keep. <strong>Leak detection</strong> with a valve that shuts the water: in a city where many homes stand empty in August it prevents the commonest large claim. <strong>Cooling by room and by schedule</strong>, with sensors that know when a balcony door is open. And <strong>blinds that follow the sun</strong> on west windows. They can be had for the price of one television.</p>
<p>The bathtub that fills itself, on the other hand, has been demonstrated to me eleven times. I have yet to meet an owner who uses it.</p>
`,
  }),
];
