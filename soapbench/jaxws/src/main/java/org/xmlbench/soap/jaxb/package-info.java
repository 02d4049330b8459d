/** The data of SOAPBench as JAXB binds it: the classes that xjc makes of the schema, by hand. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlSchema(namespace = Soap.LITERAL_NAMESPACE, elementFormDefault = XmlNsForm.UNQUALIFIED)
package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlNsForm;
import jakarta.xml.bind.annotation.XmlSchema;
import org.xmlbench.soap.message.Soap;
