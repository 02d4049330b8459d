/** A trace report as JAXB binds it, for every implementation of JAXB. */
@XmlAccessorType(XmlAccessType.FIELD)
package org.xmlbench.soap.jaxb.trace;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
