import { CONTACT, UI } from '../../../domain/texts/lt/screen/common.ts';
import { Card } from '../../ui/Card.tsx';
import classes from './HelpCard.module.css';

export function HelpCard({ contact }: { contact: { email: string; phone: string } }) {
  return (
    <Card title={UI.needHelp}>
      <p className={classes.line}>
        <a href={`tel:${contact.phone.replace(/\s/g, '')}`} className="num">
          {contact.phone}
        </a>{' '}
        {CONTACT.hours}
      </p>
      <p className={classes.line}>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
    </Card>
  );
}
