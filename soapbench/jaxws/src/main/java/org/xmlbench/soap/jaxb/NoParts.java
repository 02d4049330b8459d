package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlType;

/** Nothing. */
@XmlType(name = "")
@XmlAccessorType(XmlAccessType.FIELD)
public final class NoParts extends Parts {}
